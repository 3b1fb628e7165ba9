import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/exclusion.route.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { ExclusionPage } from './exclusion-page.tsx'

/** The page to stop play, and to see what stops it. Stop and the games link here. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'exclusion')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.exclusion(parts.locale)))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function ExclusionRoute({ loaderData: { locale, texts, errors } }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  return (
    <MoreTexts locale={locale} texts={texts}>
      <QueryClientProvider client={queries}>
        <ExclusionPage errors={errors} />
      </QueryClientProvider>
    </MoreTexts>
  )
}
