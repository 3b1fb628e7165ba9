export const floors: readonly (readonly string[])[]
export const areas: Readonly<Record<string, { readonly path: string; readonly mayImport: readonly string[] }>>
export const outside: string
export const besideTests: string
