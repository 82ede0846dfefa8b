/** A page with ten different faults. */
export const faultyPage = `<!doctype html>
<html>
  <head><title></title></head>
  <body>
    <main>
      <h1>Faults</h1>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
      <button></button>
      <a href="/somewhere"></a>
      <input type="text">
      <select><option>One</option></select>
      <p style="color: #bbb; background: #fff">Too pale to read</p>
      <div role="slidder">A role that does not exist</div>
      <ul><p>A list of no items</p></ul>
    </main>
  </body>
</html>`

export const plantedFaults = [
  'html-has-lang',
  'document-title',
  'image-alt',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'color-contrast',
  'aria-roles',
  'list',
] as const
