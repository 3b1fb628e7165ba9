import { describe, expect, it } from 'vitest'
import { elementsOf, findElement, readXml, textAt } from './read-xml.ts'

describe('readXml', () => {
  it('reads elements, attributes, text and namespaces', () => {
    const root = readXml(
      '\uFEFF<?xml version="1.0"?>\r\n<!-- of the bank -->\n<a:Doc xmlns:a="urn:x"><Amt Ccy=\'EUR\'> 1.10 </Amt><Nm>Nov&#225;k &amp; syn</Nm><E/><E><![CDATA[<5>]]></E></a:Doc>',
    )
    expect(root?.name).toBe('Doc')
    expect(findElement(root, 'Amt')?.attributes['Ccy']).toBe('EUR')
    expect(textAt(root, 'Amt')).toBe('1.10')
    expect(textAt(root, 'Nm')).toBe('Novák & syn')
    expect(elementsOf(root, 'E').map(({ text }) => text)).toEqual(['', '<5>'])
    expect(textAt(root, 'E')).toBeUndefined()
  })
  it.each([
    ['', 'nothing'],
    ['words', 'no element'],
    ['<a><b></a></b>', 'crossed ends'],
    ['<a>', 'no end'],
    ['<a/><b/>', 'two roots'],
    ['<a>1 < 2</a>', 'a bare sign'],
    ['<a x="1" x="2"/>', 'an attribute twice'],
    ['<a>&nbsp;</a>', 'an entity that nobody declared'],
    ['<a>\uFFFD</a>', 'bytes that were no UTF-8'],
    ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'a document type'],
    ['<a>'.repeat(200) + '</a>'.repeat(200), 'a tower'],
  ])('refuses %s', (document) => {
    expect(readXml(document)).toBeUndefined()
  })
})
