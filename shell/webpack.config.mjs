import { hostConfig } from '@courtside/federation/build';

export default hostConfig({
  name: 'shell',
  folder: import.meta.dirname,
  worker: 'src/worker/service-worker.ts',
  meta: { description: 'Tournaments for team sports: find one, register, follow it live.' },
});
