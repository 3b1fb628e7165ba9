import { describe, expect, it } from 'vitest'
import { forEachOfPages, type PageOf } from './for-each-apart.ts'

const rows = Array.from({ length: 10 }, (_, index) => index + 1)
const list = async ({ after = 0, limit }: PageOf<number>) => rows.filter((row) => row > after).slice(0, limit)

describe('the rows of a list', () => {
  it('are all worked on, page by page, in order', async () => {
    expect(await forEachOfPages({ limit: 3, list, work: async (row) => row * 2, message: '' })).toEqual(
      rows.map((row) => row * 2),
    )
  })
  it('whose work fails, more of them than a page has, keep none of the others from it', async () => {
    const done: number[] = []
    const work = async (row: number) => {
      if (row <= 7) throw new Error(`of ${row}`)
      done.push(row)
    }
    const failed = forEachOfPages({ limit: 3, list, work, message: 'Some failed.' })
    await expect(failed).rejects.toMatchObject({ message: 'Some failed.', errors: { length: 7 } })
    expect(done).toEqual([8, 9, 10])
  })
})
