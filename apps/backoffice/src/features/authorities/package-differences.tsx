import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { comparePackage, type PackageDifference } from '#contract/play-v1/authorities.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { PACKAGES } from './package-keys.ts'

type With = 'books' | 'version'
type Props = { readonly packageId: string; readonly hasBefore: boolean }

/** Differences between a package and the current books, or its previous version; compared on demand. */
export function PackageDifferences({ packageId, hasBefore }: Props) {
  const { t } = useTexts()
  const [other, setOther] = useState<With>()
  const query = useQuery({
    queryKey: [...PACKAGES, packageId, 'compared', other],
    queryFn: () => ask(api(comparePackage, { query: { packageId, with: other ?? 'books' } })),
    enabled: other !== undefined,
  })
  return (
    <section className={layout.section}>
      <h2>{t('authorities.compare')}</h2>
      <div className={joinClasses(layout.row, layout.wrap)}>
        {(['books', ...(hasBefore ? (['version'] as const) : [])] as const).map((one) => (
          <Button key={one} variant="outlined" aria-pressed={other === one} onClick={() => setOther(one)}>
            {t(`authorities.compare.${one}`)}
          </Button>
        ))}
      </div>
      <div role="status">
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isFetching ? <Skeleton label={t('list.loading')} /> : null}
        {query.data && !query.isFetching ? (
          <p>{query.data.count === 0 ? t('authorities.same') : t('authorities.count', { count: query.data.count })}</p>
        ) : null}
      </div>
      {query.data && !query.isFetching ? (
        <ul className={textStyles.bullets}>
          {query.data.differences.map((one) => (
            <Difference key={`${one.file} ${one.key}`} of={one} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Difference({ of: { file, key, kind, values } }: { readonly of: PackageDifference }) {
  const { t } = useTexts()
  return (
    <li className={textStyles.wraps}>
      {file} · {key} · {t(`authorities.difference.${kind}`)}
      <div className={joinClasses(textStyles.small, textStyles.secondary)}>
        {values
          .map(({ column, before, after }) =>
            t('authorities.change', { column, before: before || '–', after: after || '–' }),
          )
          .join(' · ')}
      </div>
    </li>
  )
}
