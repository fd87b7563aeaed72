import { createContext, useContext } from 'react';

/** The searched text: a key draws only its marks anew, and no row around them. */
export const QueryContext = createContext('');

export const useQueryText = (): string => useContext(QueryContext);
