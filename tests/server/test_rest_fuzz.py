"""Schemathesis asks for everything the description of the REST interface allows, and much that it does not."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from smashup.server.app import create_app


@pytest.fixture(scope="module")
def interface():
    return schemathesis.openapi.from_dict(create_app().openapi())


# Read when the test runs: every process that collects the tests would wait seconds for it.
@schemathesis.pytest.from_fixture("interface").parametrize()
@settings(max_examples=15, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case, running):
    case.call_and_validate(
        base_url=running.url,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
            negative_data_rejection,
        ],
    )
