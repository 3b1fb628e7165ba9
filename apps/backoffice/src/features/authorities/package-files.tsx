import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getPackageFile, type AuthorityPackageDetail } from '#contract/play-v1/authorities.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { Certainty } from './certainty.tsx'
import { PACKAGES } from './package-keys.ts'

type Props = { readonly packageId: string; readonly files: AuthorityPackageDetail['files'] }

/** The files of a package, with the certainty of each format; the rows of one on demand. */
export function PackageFiles({ packageId, files }: Props) {
  const { t } = useTexts()
  const [name, setName] = useState<string>()
  return (
    <section className={layout.section}>
      <h2>{t('authorities.files')}</h2>
      <Table
        label={t('authorities.files')}
        head={
          <tr>
            <th scope="col">{t('authorities.file')}</th>
            <NumberHeader>{t('authorities.rowCount')}</NumberHeader>
            <th scope="col">{t('authorities.format.certainty')}</th>
          </tr>
        }
      >
        {files.map((file) => (
          <tr key={file.name}>
            <th scope="row">
              <button
                type="button"
                className={joinClasses(rowStyles.opener, textStyles.link)}
                aria-expanded={name === file.name}
                aria-label={t('authorities.showFile', { name: file.name })}
                onClick={() => setName(name === file.name ? undefined : file.name)}
              >
                {file.name}
              </button>
            </th>
            <NumberCell>{file.rowCount}</NumberCell>
            <td>
              <Certainty of={file.certainty} />
            </td>
          </tr>
        ))}
      </Table>
      {name === undefined ? null : <FileRows packageId={packageId} name={name} />}
    </section>
  )
}

function FileRows({ packageId, name }: { readonly packageId: string; readonly name: string }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: [...PACKAGES, packageId, 'file', name],
    queryFn: () => ask(api(getPackageFile, { query: { packageId, name } })),
  })
  if (query.isError) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton label={t('list.loading')} />
  const { headings, rows } = query.data
  return (
    <Table
      label={t('authorities.firstRows', { name })}
      head={
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      }
    >
      {rows.map((cells) => (
        <tr key={cells.join('|')}>
          {cells.map((cell, at) => (
            <td key={headings[at]}>{cell}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
