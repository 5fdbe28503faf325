/** The name before what somebody says in a conversation. */
export const speakerLabel = /^\p{Lu}[\p{L} .'’-]{0,30}: /u;
