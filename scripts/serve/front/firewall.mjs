// @ts-check
// Firewall settings that may keep phones out although every server runs, by system.

/** @type {Readonly<Partial<Record<NodeJS.Platform, (port: number) => readonly string[]>>>} */
const bySystem = {
  linux: (port) => [
    `ufw (Ubuntu, Debian):        sudo ufw allow ${port}/tcp`,
    `firewalld (Fedora, openSUSE): sudo firewall-cmd --add-port=${port}/tcp     (until it restarts; --permanent besides keeps it)`,
  ],
  darwin: () => ['System Settings, Network, Firewall, Options: "node" must be allowed incoming connections, and "Block all" be off.'],
  win32: (port) => [
    'Windows asks once whether Node.js may be reached: allow it for private networks, and let the Wi-Fi be one (Settings, Network, Properties).',
    `It was refused before? As administrator: netsh advfirewall firewall add rule name="Courtside" dir=in action=allow protocol=TCP localport=${port} profile=private`,
  ],
};

/** @param {number} port @param {NodeJS.Platform} [system] @returns {readonly string[]} lines */
export const listFirewallHints = (port, system = process.platform) => [
  `If a phone can't open it, a firewall of this machine may block port ${port}:`,
  ...(bySystem[system]?.(port) ?? [`Let TCP port ${port} in.`]).map((line) => `  ${line}`),
  'Guest and hotel networks often keep devices apart: then use a router or a hotspot of your own.',
];
