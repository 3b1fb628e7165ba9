import { expect, test } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { writeSize } from './use-picture-size.ts'

test('the required size of a picture is the brand’s, and a dash if it is unknown', () => {
  for (const { images } of Object.values(brands))
    expect(writeSize(images, 'gameIcon')).toBe(`${images.gameIcon.widthPx} × ${images.gameIcon.heightPx}`)
  for (const value of [undefined, null, 'x', {}, { gameIcon: { widthPx: '360' } }])
    expect(writeSize(value, 'gameIcon')).toBe('–')
})
