import { sendPasswordResetEmail, createUserWithEmailAndPassword } from 'firebase/auth';
import { sentCodes } from './auth.testkit';
import { password, setUpTestBackend } from './protection.testkit';

const stage = setUpTestBackend();
const { start, stop, post, refusal } = stage;

describe('A33 accounts are bounded', () => {
  it('by address, also on this machine, anonymous ones sooner', async () => {
    stage.frozen = Date.now();
    await start();
    const answers = new Map<string, number>();
    for (let index = 0; index < 120; index += 1) {
      const said = (await refusal('signUp', {})).split(' ')[0] ?? '';
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ none: 100, TOO_MANY_ATTEMPTS_TRY_LATER: 20 });
    expect(await refusal('signUp', { email: 'ada@example.org', password })).toBe('none');
    stage.clock += 3_600_000;
    expect(await refusal('signUp', {})).toBe('none');
  });

  it('in total, and the refusal says what to do', async () => {
    await start({ maxAccounts: 20 });
    expect([await refusal('signUp', {}), await refusal('signUp', {})]).toEqual(['none', 'none']);
    expect(await refusal('signUp', {})).toMatch(/^QUOTA_EXCEEDED : .*2 anonymous accounts/);
    await stop();
    await start({ maxAccounts: 2 });
    expect(await refusal('signUp', { email: 'ada@example.org', password })).toMatch(
      /^QUOTA_EXCEEDED : .*at most 2 accounts.*--max-accounts/,
    );
  });
});

describe('A23 attempts to sign in', () => {
  it('with invented addresses end before the processor does, and take nothing from others', async () => {
    stage.frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    // A password that is too long is refused like a wrong one, without the work of a hash.
    const attempt = (index: number, from = '203.0.113.7') =>
      post('signInWithPassword', { email: `nobody-${index}@example.org`, password: 'x'.repeat(5000) }, { 'X-Forwarded-For': from });
    const answers = new Map<string, number>();
    for (let index = 0; index < 1010; index += 1) {
      const said = (await attempt(index)).body.error?.message.replace(/ from .*/, '') ?? 'none';
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({
      'INVALID_LOGIN_CREDENTIALS': 60,
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts to sign in': 940,
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts to sign in': 10,
    });
    expect((await attempt(0, '198.51.100.1')).body.error?.message).toContain('INVALID_LOGIN_CREDENTIALS');
    stage.clock += 3_600_000;
    expect((await attempt(0)).body.error?.message).toContain('INVALID_LOGIN_CREDENTIALS');
  });
});

describe('A34 messages', () => {
  it('to invented addresses push nobody’s out, nor do those of one account', async () => {
    await start();
    await createUserWithEmailAndPassword(stage.client.auth, 'ada@example.org', password);
    const { user } = await createUserWithEmailAndPassword(stage.client.auth, 'thief@example.org', password);
    await sendPasswordResetEmail(stage.client.auth, 'ada@example.org');
    const idToken = await user.getIdToken();
    const send = (body: object): Promise<string> => refusal('sendOobCode', body);
    for (let round = 0; round < 12; round += 1) {
      stage.clock += 600_000 / 12;
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          send({ requestType: 'EMAIL_SIGNIN', email: `nobody-${round}-${index}@example.org`, continueUrl: 'http://localhost/' }),
        ),
      );
    }
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: `elsewhere-${index}@example.org` }),
      ),
    );
    const sent = await sentCodes(stage.backend);
    expect(sent.filter(({ email }) => email.startsWith('nobody-'))).toHaveLength(200);
    expect(sent.filter(({ email }) => email.startsWith('elsewhere-')).length).toBeLessThanOrEqual(20);
    expect(sent.map(({ email }) => email)).toContain('ada@example.org');
  });

  it('are counted by sender, whoever they go to', async () => {
    stage.frozen = Date.now();
    await start();
    const answers = await Promise.all(
      Array.from({ length: 520 }, (_, index) =>
        refusal('sendOobCode', { requestType: 'PASSWORD_RESET', email: `nobody-${index}@example.org` }),
      ),
    );
    expect(answers.filter((answer) => answer.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER'))).toHaveLength(20);
  });
});

describe('A35 asking who has an account', () => {
  it('by signing up costs a password each time, and an attempt', async () => {
    stage.frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    const ask = (email: string, address: string): Promise<{ body: { error?: { message: string } } }> =>
      post('signUp', { email, password }, { 'X-Forwarded-For': address });
    await ask('ada@example.org', '203.0.113.7');
    let refused = 0;
    for (let index = 0; index < 205; index += 1) {
      const { body } = await ask('ada@example.org', '203.0.113.8');
      if (body.error?.message.startsWith('TOO_MANY') === true) refused += 1;
      else expect(body.error?.message).toBe('EMAIL_EXISTS');
    }
    expect(refused).toBe(5);
    expect((await ask('ada@example.org', '203.0.113.9')).body.error?.message).toBe('EMAIL_EXISTS');
  }, 120_000);
});

describe('A41 one network that guesses many accounts', () => {
  const tried = async (email: string, from: string, given = 'one common password'): Promise<string> =>
    (await post('signInWithPassword', { email, password: given, returnSecureToken: true }, { 'X-Forwarded-For': from })).body.error
      ?.message ?? 'in';
  const known = (name: string) => post('signUp', { email: `${name}@example.org`, password });

  it('is slowed down by its failures, at once too; others are not, nor is an account that signed in from there before', async () => {
    stage.frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    for (const name of ['ada', 'bob', 'cid']) await known(name);
    expect(await tried('ada@example.org', '203.0.113.7', password)).toBe('in');
    // 183 guesses for 61 accounts, of which three exist.
    const accounts = ['ada', 'bob', 'cid', ...Array.from({ length: 58 }, (_, index) => `person${index}`)];
    const answers = await Promise.all(
      [1, 2, 3].flatMap((round) => accounts.map((name) => tried(`${name}@example.org`, '203.0.113.7', `password${round}`))),
    );
    const wrong = answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS').length;
    expect(wrong).toBeGreaterThanOrEqual(60);
    expect(wrong).toBeLessThan(65);
    const others = new Set(answers.filter((answer) => answer !== 'INVALID_LOGIN_CREDENTIALS'));
    expect([...others]).toEqual([
      expect.stringMatching(
        /^TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts to sign in from this address\. Try again in \d+ minutes\.$/,
      ),
    ]);
    // The right password has no effect there, except for its owner, who signed in from there before.
    expect(await tried('bob@example.org', '203.0.113.7', password)).toMatch(/^TOO_MANY/);
    expect(await tried('ada@example.org', '203.0.113.7', password)).toBe('in');
    expect(await tried('bob@example.org', '203.0.113.8', password)).toBe('in');
    stage.frozen += 60_000;
    expect(await tried('bob@example.org', '203.0.113.7', password)).toBe('in');
  }, 60_000);

  it('a full hall signs in: success counts for nothing', async () => {
    stage.frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    await known('ada');
    const answers = await Promise.all(Array.from({ length: 45 }, () => tried('ada@example.org', '203.0.113.7', password)));
    expect(new Set(answers)).toEqual(new Set(['in']));
    for (let count = 0; count < 30; count += 1) expect(await tried('ada@example.org', '203.0.113.7', password)).toBe('in');
  }, 60_000);

  it('on the machine itself, it is no other', async () => {
    stage.frozen = Date.now();
    await start();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        refusal('signInWithPassword', { email: `person${index}@example.org`, password: 'one common password' }),
      ),
    );
    expect(answers.filter((answer) => answer.startsWith('TOO_MANY')).length).toBeGreaterThan(30);
  }, 60_000);
});

it('A40 a flood of sign-ins is told that the server is busy, in words that the SDK hands on, and another address has its turn', async () => {
  await start({ trustedProxies: ['127.0.0.1'] });
  let isOver = false;
  const flood = Array.from({ length: 300 }, (_, index) => refusal('signInWithPassword', { email: `person${index}@example.org`, password }));
  const bySdk = Array.from({ length: 20 }, (_, index) =>
    createUserWithEmailAndPassword(stage.client.auth, `ada${index}@example.org`, password).then(
      () => 'in',
      (error: unknown) => (error as { code: string }).code,
    ),
  );
  const all = Promise.all(flood).then((answers) => ((isOver = true), answers));
  const elsewhere = await post('signUp', { email: 'bob@example.org', password }, { 'X-Forwarded-For': '203.0.113.8' });
  expect([elsewhere.status, isOver]).toEqual([200, false]);
  expect(await all).toContain('SERVER_BUSY : Many people sign in at this moment. Try again in a few seconds.');
  expect(await Promise.all(bySdk)).toContain('auth/server-busy');
  await expect(createUserWithEmailAndPassword(stage.client.auth, 'ada@example.org', password)).resolves.toBeTruthy();
}, 60_000);
