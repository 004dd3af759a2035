// @ts-check
// The federation plugin writes an entry below the current folder, and webpack numbers modules by their paths. Running at the root makes a build the
// same whether npm starts it in the app's folder, or a process that builds several apps.
import { root } from './identity/own-packages.mjs';

process.chdir(root);
