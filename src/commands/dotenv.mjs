import { existsSync } from 'node:fs';

// As `--env-file-if-exists` does, which prints a line on every run without the file.
if (existsSync('.env')) process.loadEnvFile('.env');
