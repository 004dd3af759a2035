/** The operator's page adds this to the common style: the colors and lines of the product, tables, and room for them. */
export const operatorStyle = `
:root{--display:'Barlow Condensed',system-ui,sans-serif;--ink:#0f1f1a;--paper:#f0f3f1;--surface:#fff;--edge:#74837d;--hair:#cdd5d1;--quiet:#3d4d47;--strong:#0a5342;--on-strong:#fff;--bad:#b00f2c;--bad-tint:#fde6e9;--good-tint:#dcefe7;--court:#0a5342;--on-court:#fff;--on-court-2:#cfe8df;--focus:#1447e6}
@media (prefers-color-scheme:dark){:root{--ink:#eff5f2;--paper:#0b1411;--surface:#131e1a;--edge:#6f857c;--hair:#2c3d36;--quiet:#b9c8c1;--strong:#67d8b6;--on-strong:#06231b;--bad:#ff8592;--bad-tint:#3d161c;--good-tint:#15362d;--court:#0e4b3e;--on-court-2:#bfddd2;--focus:#8db4ff}}
body{font-family:'Archivo Variable',system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:76rem;padding:1.5rem 1rem 4rem}
:focus-visible{outline-color:var(--focus)}
main:focus{outline:none}
header.strip{position:relative;background:var(--court);color:var(--on-court);padding-bottom:8px}
header.strip::after{content:'';position:absolute;inset:auto 0 5px;height:3px;background:var(--on-court)}
header.strip>div{max-width:76rem;margin:0 auto;padding:.25rem 1rem;display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem}
header.strip :focus-visible{outline-color:#ffe24a}
.brand{display:inline-flex;align-items:center;gap:.5rem;font:700 1.625rem/1 var(--display);min-height:48px}
.brand svg{width:32px;height:32px;flex:none}
header.strip .tools{margin-inline-start:auto;display:flex;flex-wrap:wrap;gap:0 .5rem}
header.strip button{margin:0;padding:0 .75rem;color:var(--on-court);background:transparent;font-weight:600}
header.strip button:hover,nav.pages a:hover{text-decoration:underline}
nav.pages{flex-basis:100%}
nav.pages ul{list-style:none;display:flex;flex-wrap:wrap;gap:0 .25rem;margin:0 -.5rem;padding:0}
nav.pages a{display:inline-flex;align-items:center;min-height:44px;padding:0 .5rem;color:var(--on-court-2);text-decoration:none;border-bottom:3px solid transparent}
nav.pages a[aria-current]{color:var(--on-court);font-weight:700;border-bottom-color:var(--on-court)}
.skip{position:absolute;left:-99rem}
.skip:focus{left:.5rem;top:.5rem;z-index:1;padding:.75rem 1rem;background:var(--surface);color:var(--ink)}
h1{font:700 2.125rem/1.06 var(--display);margin:0 0 1.25rem;overflow-wrap:anywhere;text-wrap:balance}
h2{font:700 1.3125rem/1.15 var(--display);margin:0 0 .75rem;overflow-wrap:anywhere}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
section{position:relative;background:var(--surface);border-top:3px solid var(--ink);padding:.875rem 1rem 1rem;margin:0 0 1.75rem;min-width:0}
section::before,section::after{content:'';position:absolute;width:3px;background:var(--ink)}
section::before{left:0;top:-3px;height:14px}
section::after{left:50%;top:-9px;height:9px}
article{background:var(--surface);border-color:var(--hair)}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1.75rem 1rem;align-items:start}
.grid>section{margin:0}
.grid{margin-bottom:1.75rem}
dl.facts{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.5rem 1rem;margin:0}
dl.facts dt{color:var(--quiet)}
dl.facts dd{margin:0;overflow-wrap:anywhere;min-width:0}
dl.figures dd{text-align:end;font-weight:700}
@media (max-width:30rem){dl.facts:not(.figures){grid-template-columns:1fr;gap:0}dl.facts:not(.figures) dd{margin-bottom:.75rem}}
.scroll{position:relative;overflow-x:auto;max-width:100%}
table{border-collapse:collapse;width:100%;font-size:.9375rem;line-height:1.35}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--hair)}
thead th{color:var(--quiet);font-weight:600;white-space:nowrap;border-bottom:2px solid var(--edge)}
tbody th{font-weight:600}
td.number,th.number{text-align:end;white-space:nowrap}
td.name,th.name{overflow-wrap:anywhere;min-width:13.5rem}
td p{margin:0}
td.agent{overflow-wrap:anywhere;min-width:16rem}
td time{white-space:nowrap}
td a,th a,td code,dd code{unicode-bidi:isolate}
code{font-family:ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace;font-size:.875em;overflow-wrap:anywhere}
td code{overflow-wrap:normal;white-space:nowrap}
td ul.lines code,td.name code{white-space:normal;overflow-wrap:anywhere}
pre.code{font-family:ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace;font-size:.8125rem;padding:.75rem;background:var(--paper);border-radius:4px}
article pre{font:inherit}
form.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0 0 1.75rem;max-width:44rem}
section form.row{margin-bottom:1rem}
form p.quiet{margin:0 0 .5rem}
form.row>div{flex:1 1 16rem;min-width:0}
label,.note,legend{overflow-wrap:anywhere}
form.row label{margin-top:0}
form.row button{margin:0}
input{background:var(--surface);border:2px solid var(--edge);border-radius:4px}
input[type=checkbox]{width:24px;height:24px;min-height:24px;margin:0 .5rem 0 0;flex:none;accent-color:var(--strong)}
label.check{display:flex;align-items:center;min-height:44px;font-weight:400;margin:.5rem 0 0}
label.check[hidden]{display:none}
button,.button{border-radius:4px}
button.danger{background:transparent;color:var(--bad);border:2px solid var(--bad)}
button.second{background:transparent;color:var(--strong);border:2px solid var(--strong)}
.note{padding:.75rem 1rem;border-radius:4px;border-inline-start:6px solid var(--strong);background:var(--good-tint);margin:0 0 1.75rem;overflow-wrap:anywhere}
.note.bad{border-inline-start-color:var(--bad);background:var(--bad-tint);color:var(--ink)}
.secret{display:block;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:1.375rem;font-weight:700;letter-spacing:.02em;overflow-wrap:anywhere;margin:.5rem 0 0;user-select:all}
.crumbs ol{list-style:none;display:flex;flex-wrap:wrap;margin:0 0 1rem;padding:0}
.crumbs li{display:inline-flex;align-items:center;min-height:32px;min-width:0}
.crumbs li+li::before{content:'/';padding:0 .375rem;color:var(--quiet)}
.crumbs a,td a,th a{overflow-wrap:anywhere;display:inline-block;min-height:24px}
ul.lines{list-style:none;margin:.5rem 0 0;padding:0}
ul.lines>li{margin:0 0 .5rem}
td ul.lines{margin:0;min-width:18rem}
.tag{white-space:nowrap;display:inline-block;padding:0 .5rem;border:1px solid var(--edge);border-radius:2px;font-size:.875rem;font-weight:600}
.tag.bad{color:var(--bad);border-color:var(--bad)}
.d1{padding-inline-start:1rem}.d2{padding-inline-start:2rem}.d3{padding-inline-start:3rem}.d4{padding-inline-start:4rem}
.more{margin:1rem 0 0;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
.more a{display:inline-flex;align-items:center;min-height:44px}
details summary{padding:.625rem 0;cursor:pointer;color:var(--strong);font-weight:600}
section.door{max-width:34rem}
section.door form{display:block}
section>p:first-child{margin-top:0}
section .note{margin-bottom:1rem}
section.door button{margin-top:1rem}
section>dl.facts{margin-top:1rem}
h2+dl.facts{margin-top:0}
dl.facts+form{margin-top:1rem}
main>p{max-width:48rem}
article{max-width:48rem}
ul.lines>li>code:first-child{font-weight:700;margin-inline-end:.25rem}
@media (max-width:40rem){
header.strip button,nav.pages a{font-size:.9375rem}
header.strip>div{gap:0 .5rem}
header.strip button{padding:0 .375rem}
h1{font-size:1.75rem}
td.name,th.name{min-width:9rem}
.stack thead{position:absolute;clip-path:inset(50%)}
.stack table,.stack tbody,.stack tr,.stack td,.stack tbody th{display:block}
.stack tr{padding:.5rem 0;border-bottom:1px solid var(--hair)}
.stack td,.stack tbody th{border:0;padding-block:.125rem;min-width:0}
.stack td.number{text-align:start}
.stack td ul.lines{min-width:0}
}
@media (forced-colors:active){header.strip,.note{border:1px solid}}
`;
