import { QueryClient, QueryCache, MutationCache, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import * as user from '#contract/onling-v2/user.ts'
import { ROLES, type Permission } from '#contract/permissions.ts'
import { api, ask, codeOf } from './api.ts'
import { isReadAgain } from './retry-read.ts'
import { createStore } from './store.ts'

export type Me = ReplyOf<typeof user.verifyToken>

/** Did a session end while the screens were open? Shown on the sign-in. */
export const sessionEnded = createStore(false)
/** Is the API reachable, and when did it last answer? */
export const connection = createStore<{ readonly isUp: boolean; readonly at: number | null }>({ isUp: true, at: null })

/** How much has been done from this page: what a list shows after it is one's own doing. */
export const deeds = createStore(0)

const meKey = ['me'] as const

/** How often somebody signed in at this page, and at which of them an action was sent. */
let signIns = 0
const sentDuring = new WeakMap<object, number>()

function notice(error: unknown, during = signIns): void {
  const code = codeOf(error)
  if (code === 'ERR_NETWORK') connection.set({ ...connection.get(), isUp: false })
  // What was sent before the sign-in, and is answered late, says nothing about the session of now.
  if (code === 'ERR_NOT_SIGNED_IN' && during === signIns && queryClient.getQueryData<Me | null>(meKey)) {
    sessionEnded.set(true)
    forgetEverything()
  }
}

const answered = () => connection.set({ isUp: true, at: Date.now() })
const done = () => {
  answered()
  deeds.set(deeds.get() + 1)
}

export const queryClient = new QueryClient({
  // Requests of queries are dropped when a session ends.
  queryCache: new QueryCache({ onError: (error) => notice(error), onSuccess: answered }),
  mutationCache: new MutationCache({
    onMutate: (_variables, mutation) => void sentDuring.set(mutation, signIns),
    onError: (error, _variables, _result, mutation) => notice(error, sentDuring.get(mutation)),
    onSuccess: done,
  }),
  defaultOptions: {
    queries: { retry: isReadAgain, staleTime: 10_000 },
    mutations: { retry: false },
  },
})

const forgetters: (() => void)[] = []

/** Registers what else must be cleared at the end of a session, such as a search text. */
export function onForget(forget: () => void): void {
  forgetters.push(forget)
}

/** Clears all personal data from memory: the next user of the device may be someone else. */
function forgetEverything(): void {
  for (const forget of forgetters) forget()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
  queryClient.setQueryData(meKey, null)
}

/** The signed-in staff member; null without a session. */
export function useMe() {
  return useQuery({
    queryKey: meKey,
    queryFn: async ({ signal }): Promise<Me | null> => {
      const answer = await api(user.verifyToken, { body: {}, signal })
      // By its code: a 401 of anything else, such as a proxy, ends no session.
      if (!answer.ok && answer.code === 'ERR_NOT_SIGNED_IN') {
        if (queryClient.getQueryData<Me | null>(meKey)) {
          sessionEnded.set(true)
          forgetEverything()
        }
        return null
      }
      return ask(Promise.resolve(answer))
    },
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  })
}

/** Reloads the session and its permissions after a change was reported. */
export async function reloadSession(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: meKey })
  if (queryClient.getQueryData<Me | null>(meKey)) await queryClient.invalidateQueries()
}

export async function signedIn(): Promise<void> {
  sessionEnded.set(false)
  notSignedOut.set(false)
  signIns += 1
  await queryClient.invalidateQueries({ queryKey: meKey })
}

/** Did a sign-out not reach the API? The session is still open then, and the screens say so. */
export const notSignedOut = createStore(false)

/** An answer that comes after the next sign-in says nothing about the session of now. */
export async function signOut(): Promise<void> {
  const during = signIns
  const answer = await api(user.logout, { body: {} })
  if (during !== signIns) return
  const isOver = answer.ok || answer.code === 'ERR_NOT_SIGNED_IN'
  notSignedOut.set(!isOver)
  if (!isOver) return
  sessionEnded.set(false)
  forgetEverything()
}

/** After the maximum idle time of the roles: ends the session here and at the server. */
export async function lockSession(): Promise<void> {
  if (!queryClient.getQueryData<Me | null>(meKey)) return
  sessionEnded.set(true)
  notSignedOut.set(false)
  forgetEverything()
  await api(user.logout, { body: {} })
}

/** Whether the signed-in person has a permission. The server checks it again; here it only affects the display. */
export function useMay(permission: Permission): boolean {
  return useMe().data?.user.permissions.includes(permission) ?? false
}

/** The venues at which a permission of the signed-in person counts; null: at all of them. */
export function useVenuesOf(permission: Permission): readonly string[] | null {
  return useMe().data?.venuesOfPermissions?.[permission] ?? null
}

/** Whether the signed-in person has a permission at a venue: those of staff of venues count at some only. */
export function useMayAt(permission: Permission, venueId: string | undefined): boolean {
  const venues = useVenuesOf(permission)
  return useMay(permission) && (venues === null || (venueId !== undefined && venues.includes(venueId)))
}

/**
 * The permissions that count at every venue, as the server reads them: the views of a screen that need a permission of their own
 * are of the whole brand, and are refused to who holds it at some venues only (decision 0253).
 */
export function useRightsEverywhere(): readonly Permission[] {
  const me = useMe().data
  return me?.user.permissions.filter((one) => !me.permissionsAtVenues.includes(one)) ?? []
}

/** Roles that hold a permission, for the words beside a locked action. */
export function rolesWith(permission: Permission): string[] {
  return Object.entries(ROLES).flatMap(([role, held]) =>
    (held as readonly Permission[]).includes(permission) ? [role] : [],
  )
}
