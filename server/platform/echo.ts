import type { Clock } from '../kernel/index.ts'

/** Returns its input, with the server's time. */
export async function echo({ clock }: { readonly clock: Clock }, query: { readonly echo?: string }) {
  return { echo: query.echo ?? '', serverTime: clock.now().toISOString() }
}
