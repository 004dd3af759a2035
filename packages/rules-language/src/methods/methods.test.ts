import { type Outcome, getOutcome } from '../rules.testkit';

const check = (cases: [string, Outcome][]) =>
  it.each(cases)('%s is %s', (expression, expected) => expect(getOutcome(expression)).toBe(expected));

describe('M1: String', () => {
  check([
    ["'FiRe'.lower() == 'fire' && 'FiRe'.upper() == 'FIRE'", true],
    ["'  a b '.trim() == 'a b'", true],
    ["'hello'.size() == 5", true],
    ["'😀é'.size() == 2", true],
    ["'é'.toUtf8().size() == 2", true],
    ["'hello world'.matches('world')", false],
    ["'hello world'.matches('.*world')", true],
    ["'phase3'.matches('^phase[0-9]$')", true],
    ["'a\\nb'.matches('a.b')", false],
    ["'ab'.matches('a|ab')", true],
    ["'alice@acme.com'.matches('.*@acme\\\\.com')", true],
    ["'x'.matches('(')", 'error'],
    ["'aa'.matches('(a)\\\\1')", 'error'],
    ["'ab'.matches('(?i)AB')", true],
    ["'banana'.replace('a', 'o') == 'bonono'", true],
    ["'2026-01'.replace('(\\\\d+)-(\\\\d+)', '$2/$1') == '01/2026'", true],
    ["'a'.replace('a', '$9') == 'a'", 'error'],
    ["'a,b,c'.split(',') == ['a', 'b', 'c']", true],
    ["'photo.png'.split('g') == ['photo.pn']", true],
    ["'photo.png'.split('.') == ['']", true],
    ["''.split(',') == ['']", true],
    ["'ab'.split('b*') == ['', 'a']", true],
    ["'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']", true],
    ["'a'.size(1) == 1", 'error'],
    ["'a'.matches(1)", 'error'],
    ["'a'.toLowerCase() == 'a'", 'error'],
    ['(1).size() == 1', 'error'],
    ['null.size() == 1', 'error'],
  ]);
});

describe('M2: List', () => {
  check([
    ['[1, 2].concat([2]) == [1, 2, 2]', true],
    ['[1].concat([2].toSet()) == [1, 2]', 'error'],
    ['[1, 2, 3].hasAll([1, 3]) && [1].hasAll([])', true],
    ['[1, 2].hasAll([1, 3])', false],
    ['[1, 2].hasAll([2].toSet())', true],
    ['[1, 2, 3].hasAny([9, 2])', true],
    ['[].hasAny([])', false],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])", true],
    ["['a', 'b'].hasOnly(['a', 'c'])", false],
    ['[].hasOnly([])', true],
    ['[1].hasAny([1.0])', false],
    ["['a', 'b'].join('-') == 'a-b'", true],
    ["[1, 2.5, true, null].join(',') == '1,2.5,true,null'", true],
    ["[[1]].join(',') == ''", 'error'],
    ['[1, 2, 3, 2].removeAll([2]) == [1, 3]', true],
    ['[1, 2].size() == 2', true],
    ["['a', 'a', 'b'].toSet().size() == 2", true],
    ['[[1], [1], {}, {}].toSet().size() == 2', true],
    ["['a'].difference(['a'].toSet()).size() == 0", 'error'],
  ]);
});

describe('M3: Set', () => {
  check([
    ["['a', 'b'].toSet().union(['b', 'c'].toSet()) == ['a', 'b', 'c'].toSet()", true],
    ["['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()", true],
    ["['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()", true],
    ["['a', 'b'].toSet().difference(['a']).size() == 1", 'error'],
    ["['a', 'b'].toSet().hasAll(['a']) && ['a'].toSet().hasOnly(['a', 'b']) && ['a'].toSet().hasAny(['z', 'a'])", true],
    ["['a', 'a'].toSet().size() == 1", true],
    ["['a'].toSet()[0] == 'a'", 'error'],
  ]);
});

describe('M4: Map and MapDiff', () => {
  check([
    ["{'a': 1}.get('b', 7) == 7 && {'a': 1}.get('a', 7) == 1", true],
    ["{'a': {'b': 1}}.get(['a', 'b'], 7) == 1", true],
    ["{'a': {'b': 1}}.get(['a', 'c'], 7) == 7", true],
    ["{'a': 'text'}.get(['a', 'b'], 7) == 7", true],
    ["{'a': 1}.get([], 7) == 7", 'error'],
    ["{'a': 1}.get('a') == 1", 'error'],
    ["{'a': 1}.get(1, 2) == 2", 'error'],
    ["{'a': 1, 'b': 2}.keys() == ['a', 'b']", true],
    ["{'a': 1, 'b': 2}.values() == [1, 2]", true],
    ["{'a': 1}.size() == 1 && {}.size() == 0", true],
    ["{'a': 1}.hasAll(['a'])", 'error'],
    ["{'a': 1}.diff({}).addedKeys() == ['a'].toSet()", true],
    ["{}.diff({'a': 1}).removedKeys() == ['a'].toSet()", true],
    ["{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys() == ['a'].toSet()", true],
    ["{'a': 0, 'b': 1}.diff({'a': 0}).unchangedKeys() == ['a'].toSet()", true],
    ["{'a': 0, 'c': 0, 'u': 0}.diff({'r': 0, 'c': 1, 'u': 0}).affectedKeys() == ['a', 'r', 'c'].toSet()", true],
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys() == ['a'].toSet()", true],
    ["{'a': {'b': [1]}}.diff({'a': {'b': [1]}}).affectedKeys().size() == 0", true],
    ["{'a': 1}.diff('x').addedKeys().size() == 0", 'error'],
    ["{'a': 1}.diff({'a': 1}) == {'a': 1}.diff({'a': 1})", true],
  ]);
});

describe('M5: Bytes, LatLng, Path', () => {
  check([
    ["'abc'.toUtf8().toHexString() == '616263'", true],
    ["b'\\xFB\\xEF\\xBE'.toBase64() == '----'", true],
    ["b'\\377\\n'.toHexString() == 'FF0A'", true],
    ["'a'.toUtf8().toBase64() == 'YQ=='", true],
    ["b'abc'.size() == 3", true],
    ['latlng.value(1.25, 2.5).latitude() == 1.25 && latlng.value(1.25, 2.5).longitude() == 2.5', true],
    ['latlng.value(1, 2).distance(latlng.value(1, 2)) == 0.0', true],
    ['math.round(latlng.value(0, 0).distance(latlng.value(0, 1))) == 111195', true],
    ['latlng.value(91, 0).latitude() == 91', 'error'],
    ["(/path/$(foo)/$(bar)).bind({'foo': 'x', 'bar': 'y'}) == /path/x/y", true],
    ["path('users/{uid}').bind({'uid': 'ada'}) == path('users/ada')", true],
    ["path('/users/{uid}').bind({'uid': 'ada'}).uid == 'ada'", true],
    ["path('users/ada')[1] == 'ada'", true],
    ["path(path('a')) == path('a')", 'error'],
    ["/a/$('b' + 'c')/$(id) == /a/bc/a", true],
    ['/a/$(1) == /a/1', true],
    ['/a/$(true) == /a/1', 'error'],
    ["/a/$('') == /a", 'error'],
    ["/a/$('b/c') == /a/b/c", 'error'],
    ["/a/$(path('b/c')) == /a/b/c", true],
    ['/a/$(/b/c) == /a/b/c', true],
    ['(/a).size() == 1', 'error'],
  ]);
});

describe('M6: Timestamp and Duration', () => {
  check([
    ['request.time.year() == 2026 && request.time.month() == 1 && request.time.day() == 15', true],
    ['request.time.hours() == 12 && request.time.minutes() == 34 && request.time.seconds() == 56', true],
    ['request.time.nanos() == 123456000', true],
    ['request.time.toMillis() == 1768480496123', true],
    ['request.time.date() == timestamp.date(2026, 1, 15)', true],
    ['request.time.time() == duration.time(12, 34, 56, 123456000)', true],
    ['timestamp.date(2024, 2, 29).dayOfWeek() == 4 && timestamp.date(2024, 3, 3).dayOfWeek() == 7', true],
    ['timestamp.date(2024, 12, 31).dayOfYear() == 366 && timestamp.date(2024, 1, 1).dayOfYear() == 1', true],
    ['timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000', true],
    ['timestamp.date(2023, 2, 29) == timestamp.date(2023, 3, 1)', 'error'],
    ['duration.value(1500, "ms").seconds() == 1 && duration.value(1500, "ms").nanos() == 500000000', true],
    ['duration.value(-1500, "ms").seconds() == -1 && duration.value(-1500, "ms").nanos() == -500000000', true],
    ["duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')", true],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", true],
    ["duration.value(1, 'y') == duration.value(1, 'y')", 'error'],
    ["duration.value(1.5, 's') == duration.value(1, 's')", 'error'],
    ["duration.abs(duration.value(-5, 's')) == duration.value(5, 's')", true],
  ]);
});

describe('M7: math, hashing and conversions', () => {
  check([
    ['math.abs(-2) == 2 && math.abs(-2) is int && math.abs(-1.5) == 1.5', true],
    ['math.abs(-9223372036854775808) > 0', 'error'],
    ['math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.floor(-1.2) == -2 && math.ceil(1.2) is int', true],
    ['math.round(1.5) == 2 && math.round(-1.5) == -1 && math.round(2.4) == 2', true],
    ['math.sqrt(81) == 9 && math.pow(2, 3) == 8 && math.pow(2, 3) is float', true],
    ["math.isNaN(float('NaN')) && !math.isNaN(1) && math.isInfinite(1.0 / 0)", true],
    ["math.floor(float('NaN')) == 0", 'error'],
    ["hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'", true],
    ["hashing.sha256('abc'.toUtf8()).toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'", true],
    ["hashing.crc32('123456789').toHexString() == '2639F4CB'", true],
    ["hashing.crc32c('123456789').toHexString() == '839206E3'", true],
    ["hashing.md5(1) == b''", 'error'],
    ["string(1) == '1' && string(1.0) == '1.0' && string(true) == 'true' && string(null) == 'null' && string('a') == 'a'", true],
    ['string(request.time) == ""', 'error'],
    ["int('3') == 3 && int(3.9) == 3 && int(-3.9) == -3 && int('-5') == -5", true],
    ["int('3.5') == 3", 'error'],
    ["int('9223372036854775808') > 0", 'error'],
    ['int(true) == 1', 'error'],
    ["float('3.5') == 3.5 && float(2) is float && float('1e3') == 1000", true],
    ["float('x') == 1", 'error'],
    ['bool("true")', 'error'],
    ["debug('x') == 'x'", true],
  ]);
});
