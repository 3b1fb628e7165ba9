import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/addresses.route.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { textsOf } from '../../shell/texts.server.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { AddressesPage } from './addresses-page.tsx'

/** Where the player lives, and where letters go. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'address')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.addresses(parts.locale)))
  return {
    ...parts,
    texts: { ...parts.texts, ...textsOf(site, parts.locale, ['registration']) },
    permanentCountries: site.market.allowedPermanentAddressCountry,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function AddressesRoute({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <QueryClientProvider client={queries}>
        <AddressesPage permanentCountries={loaderData.permanentCountries} errors={loaderData.errors} />
      </QueryClientProvider>
    </MoreTexts>
  )
}
