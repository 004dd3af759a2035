// @ts-check
// The federation plugin writes an entry below the folder that the process runs in when the plugin is loaded, and webpack numbers modules by their
// places. From the root, a build is the same whoever starts it: npm in the app's folder, or a process that builds several apps.
import { root } from './identity/own-packages.mjs';

process.chdir(root);
