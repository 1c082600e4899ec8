import tseslint from 'typescript-eslint';

/** Who may import whom: the tree follows the data, and nothing points back up the stream. */
const forbidden = {
  'shared/**': ['**/firmware/**', '**/host/**', '**/hardware/**', '**/test/**'],
  // Not Node either: the browser draws the overlays too.
  'hardware/**': ['**/firmware/**', '**/host/**', '**/test/**', 'node:*'],
  'firmware/**': ['**/host/**', '**/test/**'],
  'firmware/games/**': ['**/host/**', '**/test/**', '**/input/**', '**/output/**', '**/table/**', '**/hal'],
  'firmware/store/**': [
    '**/host/**',
    '**/test/**',
    '**/input/**',
    '**/output/**',
    '**/table/**',
    '**/games/**',
  ],
  'firmware/input/**': ['**/host/**', '**/test/**', '**/output/**', '**/table/**', '**/games/**'],
  'firmware/output/**': ['**/host/**', '**/test/**', '**/input/**', '**/table/**', '**/games/**'],
  'host/**': ['**/test/**', '**/firmware/**'],
  'host/link/**': ['**/test/**', '**/firmware/**', '**/view/**', '**/cli/**', '**/mirror/**', '**/sim/**'],
  'host/mirror/**': ['**/test/**', '**/firmware/**', '**/view/**', '**/cli/**', '**/link/**', '**/sim/**'],
  'host/sim/**': ['**/test/**', '**/firmware/**', '**/view/**', '**/cli/**', '**/mirror/**'],
  'host/view/**': ['**/test/**', '**/firmware/**', '**/cli/**', '**/link/**', '**/sim/**'],
  'test/naive/**': ['**/firmware/**', '**/host/**', '**/shared/**', '**/hardware/**'],
};

export default tseslint.config(
  { ignores: ['build/**', 'node_modules/**', 'coverage/**'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
    },
  },
  // AssemblyScript has no `import type`.
  { files: ['firmware/**'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  ...Object.entries(forbidden).map(([files, patterns]) => ({
    files: [files],
    rules: {
      'no-restricted-imports': ['error', { patterns: patterns.map((group) => ({ group: [group] })) }],
    },
  })),
);
