// @ts-check
// Programs that people start import this before anything else: an older Node would stop with an error that explains nothing.

/** The same version as in `engines` of package.json. */
const needed = [20, 19];

/** @param {string} version such as 20.19.0 @returns {string | null} a message for the user; null if it is new enough */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return null;
  return `Courtside needs Node ${needed.join('.')} or newer, best 24; this is ${version}. See https://nodejs.org for a newer one.`;
}

const complaint = checkNodeVersion(process.versions.node);
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}
