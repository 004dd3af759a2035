import type { Answer, Call } from './call';

export function rollback({ transactions, body, database, identity }: Call): Answer {
  const id = String(body['transaction'] ?? '');
  transactions.get(id, database, identity);
  transactions.end(id);
  return {};
}
