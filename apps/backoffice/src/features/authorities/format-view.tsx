import { useQuery } from '@tanstack/react-query'
import { getFormat } from '#contract/play-v1/authorities.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { Certainty } from './certainty.tsx'

/** The format of packages, part by part: what is known and what is assumed. */
export function FormatView() {
  const { t } = useTexts()
  const query = useQuery({ queryKey: ['authorities', 'format'], queryFn: () => ask(api(getFormat, { query: {} })) })
  if (query.isError)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  if (!query.data)
    return (
      <div className={layout.padded}>
        <Skeleton label={t('list.loading')} />
      </div>
    )
  const { files, parts, isOn } = query.data
  return (
    <>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.secondary)}>
        {t('authorities.format.what')} {isOn ? '' : t('authorities.off')}
      </p>
      <div className={layout.list}>
        <Table
          label={t('authorities.files')}
          head={
            <tr>
              <th scope="col">{t('authorities.file')}</th>
              <th scope="col">{t('authorities.format.certainty')}</th>
              <th scope="col">{t('authorities.format.columns')}</th>
              <th scope="col">{t('authorities.format.source')}</th>
            </tr>
          }
        >
          {files.map(({ name, certainty, isWritten, columns, source }) => (
            <tr key={name} data-row={name} tabIndex={-1}>
              <th scope="row">
                {name}
                {isWritten ? null : (
                  <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                    {t('authorities.format.notWritten')}
                  </div>
                )}
              </th>
              <td>
                <Certainty of={certainty} />
              </td>
              <td className={textStyles.wraps}>
                {columns
                  .map((column) => `${column.name} (${t(`authorities.certainty.${column.certainty}`)})`)
                  .join(', ')}
              </td>
              <td className={joinClasses(textStyles.small, textStyles.wraps)}>{source}</td>
            </tr>
          ))}
        </Table>
        <Table
          label={t('authorities.format.part')}
          head={
            <tr>
              <th scope="col">{t('authorities.format.part')}</th>
              <th scope="col">{t('authorities.format.certainty')}</th>
              <th scope="col">{t('authorities.format.value')}</th>
            </tr>
          }
        >
          {parts.map(({ name, certainty, value }) => (
            <tr key={name} data-row={name} tabIndex={-1}>
              <th scope="row">{name}</th>
              <td>
                <Certainty of={certainty} />
              </td>
              <td className={textStyles.wraps}>{value}</td>
            </tr>
          ))}
        </Table>
      </div>
    </>
  )
}
