import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import layout from './layout.module.css'
import { useTexts } from './use-texts.ts'

/** What stands in the place of something that is read for the first time. */
export function Loading({ query }: { readonly query: { readonly isLoading: boolean } }) {
  const { t } = useTexts()
  if (!query.isLoading) return null
  return (
    <div className={layout.padded}>
      <Skeleton label={t('list.loading')} />
    </div>
  )
}
