/** Shown when not even the configuration could be read, so no translations are there either. */
export function StartFailure() {
  return (
    <main style={{ font: '16px/1.5 system-ui, sans-serif', maxWidth: '34rem', margin: '4rem auto', padding: '0 1rem' }}>
      <h1>Courtside could not start</h1>
      <p lang="en">The server did not answer. Check your connection and try again.</p>
      <p lang="fr">Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.</p>
      <button type="button" onClick={() => window.location.reload()} style={{ font: 'inherit', padding: '0.6rem 1.2rem', minHeight: 44 }}>
        Try again / Réessayer
      </button>
    </main>
  );
}
