/** The source names of what a people file says: of people, and of invented ones. */
export const IMPORT_SOURCE = 'import'
export const SAMPLE_SOURCE = 'sample'
