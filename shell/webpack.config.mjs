import { hostConfig } from '@courtside/federation/build';

export default hostConfig({ name: 'shell', folder: import.meta.dirname, template: 'src/index.html' });
