import { describe, expect, it } from 'vitest'
import { leaveLooksOut } from './leave-looks-out.ts'

const others = ['rows-grid', 'tile-arch']

describe('leaveLooksOut', () => {
  it.each([
    ['a rule of another look', '.a{color:red}.rows-grid .a{color:blue}.b{top:0}', '.a{color:red}.b{top:0}'],
    [
      'in groups',
      '@layer p{@media (width>9px){.tile-arch.x{top:0}.b{top:0}}}',
      '@layer p{@media (width>9px){.b{top:0}}}',
    ],
    ['each selector of another look', '.rows-grid .a,.tile-arch:not(.b,.c) .d{top:0}', ''],
  ])('leaves out %s', (_, style, without) => {
    expect(leaveLooksOut(style, others)).toBe(without)
  })
  it.each([
    ['a selector that this page may match', '.rows-grid .a,.b{top:0}'],
    ['a longer class', '.rows-grid-x .a{top:0}.tile-archer{top:0}'],
    ['what is not at the page itself', '.b .rows-grid{top:0}:root:not(.rows-grid) .a{top:0}'],
    ['braces and commas in strings', '.a{content:\'}.rows-grid{\'}[title="a,{"]{mask:url("data:x,{;}")}'],
    [
      'statements, layers without rules and descriptors',
      '@layer a,b;@layer a{}@font-face{src:url(x)}@keyframes k{to{top:0}}',
    ],
  ])('keeps %s', (_, style) => {
    expect(leaveLooksOut(style, others)).toBe(style)
  })
  it('changes nothing for a page without classes of a look', () => {
    expect(leaveLooksOut('.rows-grid .a{top:0}', [])).toBe('.rows-grid .a{top:0}')
  })
})
