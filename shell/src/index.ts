import { guardScripts } from '@courtside/federation/script-policy';

guardScripts();
// Shared libraries are settled before any of them is used, hence the import in two steps.
void import('./bootstrap');
