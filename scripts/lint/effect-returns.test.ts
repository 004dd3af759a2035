import { RuleTester } from 'eslint';
import { effectReturns } from './effect-returns.mjs';

new RuleTester().run('effect-returns', effectReturns, {
  valid: [
    'useEffect(() => {})',
    'useEffect(() => { place.current.scrollIntoView(); }, [])',
    'useEffect(() => void prepare(), [])',
    'useEffect(() => () => stop(), [])',
    'useEffect(() => forget, [])',
    'useEffect(() => { if (!open) return; if (off) return undefined; const stop = watch(); return stop; })',
    'React.useLayoutEffect(() => { return function end() { return place.close(); }; })',
    'useEffect(() => { list.forEach((entry) => { return entry.scrollIntoView(); }); })',
    'useEffect(() => { return isOpen ? () => close() : undefined; })',
    'const value = useMemo(() => compute(), [])',
  ],
  invalid: [
    { code: "useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [])", errors: [{ messageId: 'value' }] },
    { code: 'useLayoutEffect(() => { return element.showPopover(); })', errors: [{ messageId: 'value' }] },
    { code: 'React.useEffect(() => isOpen && close(), [])', errors: [{ messageId: 'value' }] },
    { code: 'useEffect(function () { if (a) return load(); return stop; })', errors: [{ messageId: 'value' }] },
    { code: 'useEffect(async () => { await load(); }, [])', errors: [{ messageId: 'async' }] },
    { code: 'useInsertionEffect(() => (a ? () => b() : c()), [])', errors: [{ messageId: 'value' }] },
  ],
});
