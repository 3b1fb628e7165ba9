import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect } from 'react-router'
import { limitPresets } from '#config/limit-presets.ts'
import type { Route } from './+types/limits.route.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths, safeReturn } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { LimitsPage } from './limits-page.tsx'

/**
 * Limits of a player. A player who has not chosen them yet gets the form of the first choice, and is redirected to
 * `?return=` afterwards: registration, the launch of a real-money game and the games themselves link here.
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'limits')
  const returnTo = safeReturn(new URL(request.url).searchParams.get('return'), '') || undefined
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.limits(parts.locale, returnTo)))
  return { ...parts, returnTo, presets: limitPresets[site.market.key] }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function LimitsRoute({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  const { locale, texts, errors, returnTo, presets } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <QueryClientProvider client={queries}>
        <LimitsPage errors={errors} returnTo={returnTo} presets={presets} />
      </QueryClientProvider>
    </MoreTexts>
  )
}
