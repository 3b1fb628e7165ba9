import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readXml } from './read-xml.ts'
import { element, xmlDocument } from './write-xml.ts'

/**
 * What XML can hold: no control characters, no line separators, no unpaired surrogates. U+FFFD stands for bytes that could not be
 * decoded; a document with it is refused (`read-xml.test.ts`).
 */
const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, '').trim())

it('text that is written is read back, whatever characters it has', () =>
  fc.assert(
    fc.property(text, text, (said, attribute) => {
      const document = xmlDocument(element('a', [element('b', said), undefined], { c: attribute }))
      const read = readXml(document)
      expect(read?.attributes['c']).toBe(attribute)
      expect(read?.children.map(({ name, text: found }) => [name, found])).toEqual([['b', said]])
    }),
    { numRuns: 300 },
  ))

it('a text never becomes an element', () =>
  expect(element('Nm', '<Amt>1</Amt> & "co" \'s')).toBe('<Nm>&lt;Amt&gt;1&lt;/Amt&gt; &amp; "co" \'s</Nm>'))
