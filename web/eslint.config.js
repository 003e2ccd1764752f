import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // types.ts is generated.
  { ignores: ["node_modules/", ".vitest/", "src/lib/protocol/types.ts"] },
  js.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.js"], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // The compiler knows every name.
      "no-undef": "off",
      // `() => this.stop()` is how a handler is written, and `${seat}` how a number gets into a sentence.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // `void name;` in an effect says what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Maps and sets are replaced, never changed in place: their types are Readonly.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // What is missing in a test lets it fail; a stand-in may do nothing, and promise what it has at hand.
    files: ["tests/**"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/require-await": "off",
    },
  },
  prettier,
  svelte.configs.prettier,
);
