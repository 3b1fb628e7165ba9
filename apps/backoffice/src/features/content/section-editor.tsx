import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSection, saveSection } from '#contract/play-v1/staff-content.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, type Item } from './content.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { SectionForm } from './section-form.tsx'
import { usePlaces } from './section-screen.tsx'

/** The newest version of a section, as the start of an edit. */
export function SectionEditor({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const { contentId, latestVersion: version, place } = item
  const [isPublishing, setPublishing] = useState(false)
  const places = usePlaces()
  const query = useQuery({
    queryKey: [...CONTENT, contentId, 'version', version],
    queryFn: () => ask(api(getSection, { query: { contentId, version } })),
  })
  if (query.isPending || places.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data || !places.data)
    return <ProblemNote error={query.error ?? places.error} onRetry={() => void query.refetch()} />
  const { languages, places: all } = places.data
  return (
    <>
      <div className={layout.row}>
        <Button variant="outlined" onClick={() => setPublishing(true)}>
          {t('content.publishThis', { version })}
        </Button>
      </div>
      <SectionForm
        languages={languages}
        types={all.find((one) => one.place === place)?.types ?? []}
        written={withTitles(query.data.section, languages)}
        onSave={async (section) => {
          await ask(api(saveSection, { body: { contentId, basedOn: version, section } }))
        }}
      />
      {isPublishing ? <PublishDialog item={item} version={version} onClose={() => setPublishing(false)} /> : null}
    </>
  )
}

type Section = Parameters<typeof SectionForm>[0]['written']

/** Adds a field for the title in each language, even if the section was written without one. */
function withTitles(section: Section, languages: Parameters<typeof SectionForm>[0]['languages']): Section {
  const titles = languages.map(
    (language) => section.titles.find((one) => one.language === language) ?? { language, title: '' },
  )
  return { ...section, titles }
}
