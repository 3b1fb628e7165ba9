import { QueryClient, QueryCache, MutationCache, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import * as user from '#contract/onling-v2/user.ts'
import { ROLES, type Permission } from '#contract/permissions.ts'
import { api, ask, codeOf } from './api.ts'
import { createStore } from './store.ts'

export type Me = ReplyOf<typeof user.verifyToken>

/** Did a session end while the screens were open? Shown on the sign-in. */
export const sessionEnded = createStore(false)
/** Is the API reachable, and when did it last answer? */
export const connection = createStore<{ readonly isUp: boolean; readonly at: number | null }>({ isUp: true, at: null })

/** How much has been done from this page: what a list shows after it is one's own doing. */
export const deeds = createStore(0)

const meKey = ['me'] as const

function notice(error: unknown): void {
  const code = codeOf(error)
  if (code === 'ERR_NETWORK') connection.set({ ...connection.get(), isUp: false })
  if (code === 'ERR_NOT_SIGNED_IN' && queryClient.getQueryData<Me | null>(meKey)) {
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
  queryCache: new QueryCache({ onError: notice, onSuccess: answered }),
  mutationCache: new MutationCache({ onError: notice, onSuccess: done }),
  defaultOptions: {
    queries: { retry: (count, error) => codeOf(error) === 'ERR_NETWORK' && count < 2, staleTime: 10_000 },
    mutations: { retry: false },
  },
})

const forgetters: (() => void)[] = []

/** Says what else has to be forgotten when nobody is signed in any more, such as a search text. */
export function onForget(forget: () => void): void {
  forgetters.push(forget)
}

/** Leaves no person's data in memory behind: the next to sit here may be someone else. */
function forgetEverything(): void {
  for (const forget of forgetters) forget()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
  queryClient.setQueryData(meKey, null)
}

/** The signed-in staff member; null when nobody is. */
export function useMe() {
  return useQuery({
    queryKey: meKey,
    queryFn: async ({ signal }): Promise<Me | null> => {
      const answer = await api(user.verifyToken, { body: {}, signal })
      if (!answer.ok && answer.status === 401) {
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

/** Something about the session is said to have changed: who is it, and what of the page may they still see? */
export async function lookAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: meKey })
  if (queryClient.getQueryData<Me | null>(meKey)) await queryClient.invalidateQueries()
}

export async function signedIn(): Promise<void> {
  sessionEnded.set(false)
  await queryClient.invalidateQueries({ queryKey: meKey })
}

export async function signOut(): Promise<void> {
  await api(user.logout, { body: {} })
  sessionEnded.set(false)
  forgetEverything()
}

/** Nobody was at the page for as long as their roles allow: the session ends here and at the server. */
export async function lockSession(): Promise<void> {
  if (!queryClient.getQueryData<Me | null>(meKey)) return
  sessionEnded.set(true)
  forgetEverything()
  await api(user.logout, { body: {} })
}

/** May the signed-in person do this? The server decides again; this only explains. */
export function useMay(permission: Permission): boolean {
  return useMe().data?.user.permissions.includes(permission) ?? false
}

/** Roles that hold a permission, for the words beside a locked action. */
export function rolesWith(permission: Permission): string[] {
  return Object.entries(ROLES).flatMap(([role, held]) =>
    (held as readonly Permission[]).includes(permission) ? [role] : [],
  )
}
