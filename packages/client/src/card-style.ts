/** The style of the card; colours follow the page's `color-scheme`, or the attribute `theme`. */
export const cardStyle = `
:host{display:block;box-sizing:border-box;height:13rem;max-width:24rem;
font:400 .875rem/1.4 var(--whocast-font,system-ui,sans-serif);text-align:start;
color:var(--whocast-color,light-dark(#1a1815,#f4f1ea))}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
*{box-sizing:border-box;margin:0;padding:0}
.card{display:flex;flex-direction:column;gap:.5rem;height:100%;padding:.875rem 1rem;overflow:auto;
border:1px solid var(--whocast-border,light-dark(#e7e3dc,#34302a));
border-radius:var(--whocast-radius,1rem);
background:var(--whocast-background,light-dark(#fff,#1d1b17))}
a{color:inherit}
a:focus-visible{outline:2px solid var(--whocast-accent,light-dark(#5b4be0,#a79cf5));outline-offset:1px;border-radius:3px}
.who{display:flex;gap:.75rem;align-items:center}
.who>div{min-width:0}
img{flex:none;border-radius:26%;object-fit:cover;background:var(--whocast-border,light-dark(#e7e3dc,#34302a))}
.who a,.handle,.value{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.who a{font-size:1.0625rem;font-weight:700;text-decoration:none}
.who a:hover{text-decoration:underline}
.handle{color:var(--whocast-accent,light-dark(#5b4be0,#a79cf5))}
ul{list-style:none;flex:1}
li{display:flex;gap:.5rem;line-height:1.72}
.value{flex:1;min-width:0}
.label,.grade,.note{color:var(--whocast-muted,light-dark(#6b665e,#a49d91))}
.label{flex:none}
.grade{flex:none;text-transform:capitalize}
.proven{color:var(--whocast-proven,light-dark(#0f7a4f,#4cc38a));font-weight:600}
.warning{color:var(--whocast-warning,light-dark(#9a3412,#fdba74))}
.note{font-size:.8125rem}
`
