/** Before the name of everything in the browser's storage that is one learner's: then comes the account, then what it is. */
export const ownPrefix = "salida:";
/** The database with the answers of the API. */
export const databaseName = "salida";
/** Before the name of the cache with an account's recordings and pictures. */
export const mediaPrefix = "salida-media-";
