// @ts-check
// Refuses connections to other machines and notes them in the file that COURTSIDE_ASKED names. NODE_OPTIONS loads it into every process of Google's tools.
import { appendFileSync } from 'node:fs';
import net from 'node:net';

const ofThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0|::)$/;
const { connect } = net.Socket.prototype;

/** @this {net.Socket} @param {any[]} args as `connect` takes them, or as the one list into which Node itself normalizes them */
net.Socket.prototype.connect = function (...args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const isPath = typeof first === 'string' && !/^\d+$/.test(first);
  const host = typeof first === 'object' && first !== null ? (first.path ? null : first.host) : isPath ? null : second;
  if (typeof host !== 'string' || ofThisMachine.test(host.replace(/^\[|\]$/g, ''))) return Reflect.apply(connect, this, args);
  if (process.env.COURTSIDE_ASKED) appendFileSync(process.env.COURTSIDE_ASKED, `${host}\n`);
  process.nextTick(() => this.destroy(new Error(`${host} is not of this machine.`)));
  return this;
};
