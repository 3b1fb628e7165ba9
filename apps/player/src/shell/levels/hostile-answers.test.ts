import { describe, expect, it } from 'vitest'
import { readCounted, readItems, readMoved } from '../../features/club/read-club.ts'
import { readBody, readHeads } from '../../features/inbox/read-inbox.ts'
import { findGamification } from './gamification.ts'

// Any response of an external service can be read; nothing is rendered as HTML, and no number breaks a page.

const MARKUP = 'Zlo<img src=x onerror="run()"><script>run()</script><a href="javascript:run()">!</a>'
const NO_DAY = 1e300

describe('what a hostile service answers', () => {
  it('is text alone, also in the names of levels, which are in the header of every page', async () => {
    const getLevels = async () => [{ id: 1, name: MARKUP, description: MARKUP, required_points: 0 }]
    const service = findGamification({ _smartico: Object.assign(() => {}, { api: { getLevels } }) })
    expect(await service?.fetchLevels()).toMatchObject([{ name: 'Zlo!', description: 'Zlo!' }])
    expect(readCounted([{ id: 1, name: MARKUP, reward: MARKUP }])).toMatchObject([{ name: 'Zlo!', reward: 'Zlo!' }])
    expect(readItems([{ id: 1, name: MARKUP, price: MARKUP }])).toMatchObject([{ name: 'Zlo!', price: 'Zlo!' }])
    expect(readBody({ title: MARKUP, html_body: MARKUP })).toMatchObject({ title: 'Zlo!', text: 'Zlo!' })
  })
  it('has moments that no calendar knows: they are left out, and the rest is shown', () => {
    expect(
      readMoved([
        { create_date: NO_DAY, amount: 1 },
        { create_date: 1_764_064_800, amount: 2 },
      ]),
    ).toMatchObject([{ amount: 2 }])
    expect(readCounted([{ id: 1, completed_at_ts: NO_DAY }])).toMatchObject([{ completedAt: undefined }])
    const sent = { message_guid: 'm', sent_date: '2026-11-25T10:00:00Z' }
    expect(
      readHeads([
        { ...sent, expire_on_dt: NO_DAY },
        { ...sent, sent_date: NO_DAY },
      ]),
    ).toMatchObject([{ id: 'm', expiresAt: undefined }])
  })
})
