export * from './format-number.ts'
export * from './minor-units.ts'
export * from './share-of.ts'
