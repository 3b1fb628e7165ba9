import type { ReplyOf } from '#contract/call.ts'
import * as loyalty from '#contract/capi-v1/player-loyalty.ts'
import * as club from '#contract/play-v1/club.ts'
import * as inbox from '#contract/play-v1/inbox.ts'

const level = (id: number, name: string, requiredPoints: number) => ({
  id,
  name,
  description: '',
  image: '',
  requiredPoints,
  visibilityPoints: null,
  requiredLevelCounter1: null,
  requiredLevelCounter2: null,
  customData: null,
})

/**
 * The server of our own engine in tests: the responses of the calls, and the effects of a claimed mission and a read
 * message.
 */
export function answerAsServer(): typeof fetch {
  let points = 30
  let unread = 1
  const counted = { progress: 5, count: 5, icon: 'book' as const }
  const status = (): ReplyOf<typeof loyalty.status> => ({
    isInControlGroup: false,
    pointsBalance: points,
    pointsEver: points + 300,
    currentLevel: level(2, 'Tovaryš', 300),
    nextLevel: null,
    pointsToNext: null,
    coreInboxUnreadCount: unread,
    avatarUrl: '/avatars/star.svg',
  })
  const whole = (): ReplyOf<typeof club.getClub> => ({
    isInControlGroup: false,
    levels: [
      { ...level(1, 'Učeň', 0), reachedAt: null },
      { ...level(2, 'Tovaryš', 300), reachedAt: '2026-11-25T10:00:00.000Z' },
    ],
    levelsSince: null,
    missions: [
      {
        key: 'five-games',
        name: 'Přečíst pět herních plánů',
        description: 'Otevřete je u her.',
        points: 150,
        fact: 'game-learned',
        state: points === 30 ? 'done' : 'claimed',
        ...counted,
      },
    ],
    badges: [{ key: 'reader', name: 'Čtenář', description: '', wonAt: null, progress: 4, count: 10, icon: 'book' }],
    items: [
      {
        key: 'star',
        name: 'Hvězda',
        points: 400,
        type: 'avatar',
        avatar: 'star',
        gameKey: null,
        rounds: null,
        isOwned: false,
      },
    ],
    worn: null,
    isStoreClosed: false,
    lawNote: null,
  })
  const message = {
    messageId: '0190d3a0-7b1c-7000-8000-000000000001',
    category: 'club' as const,
    title: 'Nová úroveň',
    body: 'Úroveň vám zůstane.',
    link: 'dp:gf_levels',
    sentAt: '2026-11-25T10:00:00.000Z',
    expiresAt: null,
    isRead: false,
  }
  const answers: Readonly<Record<string, () => unknown>> = {
    [loyalty.status.path]: status,
    [loyalty.changes.path]: () => ({
      rows: [
        {
          movementId: '1',
          kind: 'earned',
          points: 30,
          pointsAfter: 30,
          at: '2025-11-25T10:00:00.000Z',
          expiresAt: null,
          source: 'rule:game-read',
          name: 'Přečtený herní plán',
          about: 'OvocnyKolotoc',
          reason: null,
        },
      ],
      nextCursor: null,
    }),
    [club.getClub.path]: whole,
    [club.claimMission.path]: () => {
      points = 180
      return { points: 150 }
    },
    [inbox.listMessages.path]: () => ({ rows: [message], nextCursor: null }),
    [inbox.readMessages.path]: () => {
      unread = 0
      return { unread }
    },
  }
  return async (input) => {
    const path = new URL(String(input instanceof Request ? input.url : input), 'http://site').pathname
    const answer = answers[path]
    return answer ? Response.json(answer()) : Response.json({ code: 'ERR_NOT_FOUND', requestId: '1' }, { status: 404 })
  }
}
