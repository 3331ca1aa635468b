interface EarlyField {
  /** The field's label. */
  label: string;
  placeholder: string;
  /** Addresses behind the hash that are another door's, as a pattern. */
  otherDoors: RegExp;
  /** Name in the local storage of a session that needs no login. */
  sessionName: string;
}

/**
 * The first field of the login, in the page before its code: whoever types into it meanwhile keeps what they typed, because
 * `main.tsx` hands it on. It is shown by a script of a few words, since only a script can tell which door is asked for;
 * the server allows that one by its hash (apps/server/src/platform/static.ts).
 */
export function earlyField({ label, placeholder, otherDoors, sessionName }: EarlyField): {
  html: string;
  script: string;
  style: string;
} {
  return {
    html: `<label hidden>${label}<input data-early inputmode="numeric" autocomplete="username" maxlength="14" placeholder="${placeholder}"></label>`,
    script: `(function(){try{if(localStorage.getItem(${JSON.stringify(sessionName)}))return}catch(e){}if(!${String(otherDoors)}.test(location.hash))document.querySelector('.shell label').hidden=false})()`,
    style: `
.shell label{display:grid;gap:4px;font-size:14px;line-height:20px;font-weight:500}
.shell label[hidden]{display:none}
.shell label:not([hidden])+i{display:none}
.shell input{box-sizing:border-box;inline-size:100%;max-inline-size:240px;block-size:44px;padding:0 12px;border:1px solid GrayText;border-radius:4px;background:Field;color:FieldText;font:16px/24px system-ui,sans-serif}
`,
  };
}
