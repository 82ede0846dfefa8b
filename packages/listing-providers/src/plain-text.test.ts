import { describe, expect, it } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

describe('the words of an advert', () => {
  it.each([
    ['a<br />b<br/><br>c', 'a\nb\n\nc'],
    ['<p>One</p>\n<p>Two\nand more</p>', 'One\n\nTwo and more'],
    ['<ul><li>One</li><li>Two</li></ul>', '• One\n\n• Two'],
    ['Plain\r\n\r\n\r\nlines\nstay', 'Plain\n\nlines\nstay'],
    ['Fish &amp; chips &#39;n&#x27; caf&eacute; &lt;b&gt;', "Fish & chips 'n' café <b>"],
    ['<script>alert(1)</script><style>p{}</style>Hi<img src=x onerror=alert(1)>', 'Hi'],
    ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
    ['nul\u0000 and bell\u0007', 'nul and bell'],
    ['<b>unclosed', 'unclosed'],
    ['a deep balcony....', 'a deep balcony…'],
    ['More to come... and 1.5 baths.', 'More to come… and 1.5 baths.'],
    ['', ''],
  ])('%j read %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('of a title is one line', () => {
    expect(plainLine(' Light<br>and  bright ')).toBe('Light and bright')
  })
})
