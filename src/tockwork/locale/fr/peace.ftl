# La paix : masquer, bloquer et signaler d’autres joueurs.

peace-title = Joueurs
peace-words = Masquer un joueur cache ses réactions. Après un blocage, vous ne serez plus réunis, et aucun ne verra l’autre. Un signalement va à l’hôte de ce serveur.
peace-mute = Masquer { $name }
peace-block = Bloquer
peace-block-name = Bloquer { $name }
peace-sure = Bloquer { $name } ? Vous ne serez plus réunis et ne pourrez plus vous inviter.
peace-done = { $name } est bloqué.
peace-report = Signaler
peace-report-name = Signaler { $name }
peace-why = Pourquoi signaler { $name } ?
peace-sent = Merci. L’hôte verra le signalement.
peace-blocked = Joueurs bloqués
peace-unblock = Débloquer
peace-unblock-name = Débloquer { $name }
peace-reason-name = nom injurieux
peace-reason-left = est parti ou ne joue plus
peace-reason-slow = joue lentement exprès
peace-reason-partner = dit ses cartes à un partenaire
peace-reason-other = autre chose
