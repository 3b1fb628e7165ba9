import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['a <script>alert(1)</script>b', 'a b'],
  ['a <script src=x', 'a'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
  ['points < 300', 'points < 300'],
  ['&unknown;', '&unknown;'],
])('reads %j as %j', (html, text) => expect(plainText(html)).toBe(text))
