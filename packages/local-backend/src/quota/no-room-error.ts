const messages = {
  account: 'Quota exceeded: this account has used up its space on this server.',
  unproven: 'Quota exceeded: accounts without a verified email address have used up their space on this server.',
  all: 'Quota exceeded: the store of this server is full.',
};

/** A write was refused for lack of space, and waiting doesn't help: documents have to be deleted, or a limit raised. */
export class NoRoomError extends Error {
  constructor(readonly scope: keyof typeof messages) {
    super(messages[scope]);
    this.name = 'NoRoomError';
  }
}
