import { testRule } from './rules.testkit';

const value = /Write a block/;
const promise = /never a promise/;

testRule('effect-returns', [
  { code: 'useEffect(() => {})' },
  { code: 'useEffect(() => { place.current.scrollIntoView(); }, [])' },
  { code: 'useEffect(() => void prepare(), [])' },
  { code: 'useEffect(() => () => stop(), [])' },
  { code: 'useEffect(() => forget, [])' },
  { code: 'useEffect(() => { if (!open) return; if (off) return undefined; const stop = watch(); return stop; })' },
  { code: 'React.useLayoutEffect(() => { return function end() { return place.close(); }; })' },
  { code: 'useEffect(() => { list.forEach((entry) => { return entry.scrollIntoView(); }); })' },
  { code: 'useEffect(() => { return isOpen ? () => close() : undefined; })' },
  { code: 'const value = useMemo(() => compute(), [])' },
  { code: "useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [])", messages: [value] },
  { code: 'useLayoutEffect(() => { return element.showPopover(); })', messages: [value] },
  { code: 'React.useEffect(() => isOpen && close(), [])', messages: [value] },
  { code: 'useEffect(function () { if (a) return load(); return stop; })', messages: [value] },
  { code: 'useEffect(async () => { await load(); }, [])', messages: [promise] },
  { code: 'useInsertionEffect(() => (a ? () => b() : c()), [])', messages: [value] },
]);
