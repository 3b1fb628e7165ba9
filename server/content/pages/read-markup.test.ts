import { describe, expect, it, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'
import { fillBlocks } from './fill-names.ts'
import { readMarkup } from './read-markup.ts'

describe('the text of a page', () => {
  it('becomes headings, paragraphs, lists and parts', () => {
    const { blocks, problems } = readMarkup(
      '# One\n\nA line\nthat goes on.\n\n- first\n- **second**\n\n1. a\n2. b\n\n:: helplines\n\nSee [the terms](/terms).',
    )
    expect(problems).toEqual([])
    expect(blocks).toEqual([
      { kind: 'heading', text: 'One' },
      { kind: 'paragraph', line: [{ text: 'A line' }, { text: ' that goes on.' }] },
      { kind: 'list', isNumbered: false, items: [[{ text: 'first' }], [{ text: 'second', isStrong: true }]] },
      { kind: 'list', isNumbered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'part', part: 'helplines' },
      { kind: 'paragraph', line: [{ text: 'See ' }, { text: 'the terms', href: '/terms' }, { text: '.' }] },
    ])
  })
  test.each([
    ['[a](javascript:alert(1))', 'link-not-allowed'],
    ['[a](//elsewhere.example)', 'link-not-allowed'],
    ['[a](http://plain.example)', 'link-not-allowed'],
    ['[a](data:text/html,x)', 'link-not-allowed'],
    ['<script>alert(1)</script>', 'no-markup-of-pages'],
    ['</p> <img src=x onerror=alert(1)>', 'no-markup-of-pages'],
    ['a {password} b', 'name-unknown'],
    ['a {__proto__} b', 'name-unknown'],
    [':: iframe', 'part-unknown'],
    ['# only a heading', 'no-text'],
    ['pay \u202e12 back', 'unseen-sign'],
    ['te\u200brms', 'unseen-sign'],
  ])('%s is reported as %s', (text, problem) =>
    expect(readMarkup(text).problems).toContainEqual(expect.objectContaining({ line: 1, problem })),
  )
  it('never becomes an executable link, even if a problem was ignored', () => {
    const { blocks } = readMarkup('[a](javascript:alert(1))')
    expect(JSON.stringify(blocks)).not.toContain('href')
  })
  it('shows values of the brand as text, not as markup', () => {
    const words = { brand: '**A** [b](/c)' } as Parameters<typeof fillBlocks>[1]
    expect(fillBlocks(readMarkup('From {brand}.').blocks, words)).toEqual([
      { kind: 'paragraph', line: [{ text: 'From **A** [b](/c).' }] },
    ])
  })
  it('a less-than sign is no markup', () => expect(readMarkup('1 < 2 and 3 > 2').problems).toEqual([]))
})

describe('a difference', () => {
  it('is computed by lines', () =>
    expect(compareTexts('a\nb\nc', 'a\nx\nc\nd')).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
      { kind: 'added', text: 'd' },
    ]))
})
