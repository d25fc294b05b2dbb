// Installs what the nightly tests and the benchmark need: npm packages, and programs of the system.
import { ensureInstalledIn } from '../scripts/project-tools.mjs';
import { ensureSystemPackages } from './system-packages.ts';

ensureInstalledIn('nightly');
ensureSystemPackages();
