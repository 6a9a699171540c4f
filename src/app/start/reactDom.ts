/**
 * React's renderer, run where it is loaded: together with the site's own modules it would be one long
 * task. The build puts this into the chunk of React.
 */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
