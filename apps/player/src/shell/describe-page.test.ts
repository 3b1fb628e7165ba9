import { describe, expect, it } from 'vitest'
import { describePage } from './describe-page.ts'

const page = {
  name: 'Hra',
  about: 'O hře.',
  address: 'https://casino.example',
  languages: ['cs', 'en'],
  rest: '/play/X',
}

describe('preview of a shared page', () => {
  it('is its name, its words, its address and a picture of the brand', () => {
    const tags = describePage({ ...page, locale: 'cs' })
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://casino.example/cs/play/X' })
    expect(tags).toContainEqual({ property: 'og:title', content: 'Hra' })
    expect(tags).toContainEqual({ property: 'og:description', content: 'O hře.' })
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://casino.example/share.png' })
  })
  it('is the picture of the current look', () => {
    const tags = describePage({ ...page, locale: 'cs', lookKey: 'k1' })
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://casino.example/share.png?v=k1' })
  })
  it('is a picture of the game where it is one', () => {
    const tags = describePage({ ...page, locale: 'cs', picture: '/art/X/share.jpg' })
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://casino.example/art/X/share.jpg' })
  })
  it('is nothing where the address is not known', () =>
    expect(describePage({ name: 'Hra', rest: '' })).toEqual([{ title: 'Hra' }]))
})
