import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSection, saveSection } from '#contract/play-v1/staff-content.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, type Item } from './content.ts'
import styles from './content.module.css'
import { sectionEdits } from './item-edits.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { draftOf } from './section-forms.ts'
import { SectionForm } from './section-form.tsx'
import { usePlaces } from './section-screen.tsx'

/** The newest version of a section, as the start of an edit. Only a saved version can be published. */
export function SectionEditor({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const { contentId, latestVersion, place } = item
  const [isPublishing, setPublishing] = useState(false)
  const mayWrite = useMay('content.manage')
  const isChanged = sectionEdits.use(contentId) !== undefined
  const places = usePlaces()
  const query = useQuery({
    queryKey: [...CONTENT, contentId, 'version', latestVersion],
    queryFn: () => ask(api(getSection, { query: { contentId, version: latestVersion } })),
    placeholderData: keepPreviousData,
  })
  if (query.isPending || places.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data || !places.data)
    return <ProblemNote error={query.error ?? places.error} onRetry={() => void query.refetch()} />
  const { languages, places: all, jackpots } = places.data
  // While a newer version is loading, an edit begins from this one.
  const { version, section: stored } = query.data
  return (
    <>
      {mayWrite ? (
        <div className={joinClasses(layout.row, styles.above)}>
          <Button variant="outlined" aria-disabled={isChanged} onClick={() => isChanged || setPublishing(true)}>
            {t('content.publishThis', { version })}
          </Button>
        </div>
      ) : null}
      <SectionForm
        languages={languages}
        types={all.find((one) => one.place === place)?.types ?? []}
        jackpots={jackpots}
        editOf={contentId}
        written={draftOf(stored, languages)}
        latestVersion={version}
        onSave={async (section) => {
          const saved = await ask(api(saveSection, { body: { contentId, basedOn: version, section } }))
          queryClient.setQueryData([...CONTENT, contentId, 'version', saved.version], {
            version: saved.version,
            section,
          })
          return saved.version
        }}
      />
      {isPublishing ? <PublishDialog item={item} version={version} onClose={() => setPublishing(false)} /> : null}
    </>
  )
}
