import { Type } from 'typebox'
import { text } from '../shapes/fields.ts'
import { defineList } from './list.ts'

/** Public files, each in its newest version. */
export const fileList = defineList({
  name: 'files',
  permission: 'content.read',
  columns: [
    { key: 'name', kind: 'text', text: 'content.fileName', sorts: true },
    { key: 'group', kind: 'text', text: 'content.fileGroup', filter: { is: 'group' } },
    { key: 'contentType', kind: 'text', text: 'content.fileType' },
    { key: 'size', kind: 'text', text: 'content.fileSize' },
    { key: 'bytes', kind: 'number', text: 'content.fileBytes', isExtra: true },
    { key: 'version', kind: 'number', text: 'content.latestVersion' },
    { key: 'storedAt', kind: 'moment', text: 'lists.changed', sorts: true },
    { key: 'storedBy', kind: 'text', text: 'content.writtenBy' },
  ],
  filters: { group: Type.Optional(text(40)) },
  order: { by: 'storedAt', descending: true },
})
